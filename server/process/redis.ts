import type { IRoomCache } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { soon } from './soon.ts';

/** How processes that share an address hear of each other. */
export interface Neighbours {
  readonly presence: RedisPresence;
  readonly driver: RedisDriver;
  /** Where devices reach this process, with its path: `station.example/p1`. */
  readonly publicAddress: string;
  /** Whether they can be heard now. */
  isHeard(): boolean;
}

const RETRY_MS = 250;

export function openNeighbours(url: string, publicAddress: string, log: Logger): Neighbours {
  const connect = () => {
    // What is said while Redis is away is said when it is back.
    const redis = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: () => RETRY_MS });
    redis.on('error', (error) => log.warn({ problem: error.message }, 'Redis cannot be reached'));
    return redis;
  };
  const line = connect();
  return {
    presence: new PatientPresence(line),
    driver: new PatientDriver(connect()),
    publicAddress,
    isHeard: () => line.status === 'ready',
  };
}

/** A table goes on without Redis: whom it tells where it is may hear it later. */
class PatientPresence extends RedisPresence {
  override async subscribe(...given: Parameters<RedisPresence['subscribe']>) {
    await soon(super.subscribe(...given), undefined);
    return this;
  }

  override async unsubscribe(...given: Parameters<RedisPresence['unsubscribe']>) {
    await soon(super.unsubscribe(...given), undefined);
    return this;
  }
}

class PatientDriver extends RedisDriver {
  override async update(...given: Parameters<RedisDriver['update']>) {
    await soon(super.update(...given), undefined);
    return true;
  }

  override async persist(room: IRoomCache, create?: boolean) {
    await soon(super.persist(room, create), undefined);
    return true;
  }

  override async remove(roomId: string) {
    await soon(super.remove(roomId), undefined);
    return true;
  }

  override async cleanup(processId: string) {
    await soon(super.cleanup(processId), undefined);
  }
}
