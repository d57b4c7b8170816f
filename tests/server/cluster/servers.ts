import type { TestProject } from 'vitest/node';
import { startPostgres } from '#tests/throw-away/postgres.ts';
import { startRedis } from '#tests/throw-away/redis.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of servers that all files of the project share. */
    readonly postgres: string;
    readonly redis: string;
  }
}

/** Before the first file of the project, and after the last. */
export default async function startServers(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres({ durable: false });
  const redis = await startRedis();
  project.provide('postgres', postgres.url);
  project.provide('redis', redis.url);
  return async () => {
    await postgres.stop();
    await redis.stop();
  };
}
