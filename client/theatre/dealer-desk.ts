import type { Answered, Asked, Kind, Letter, Reply } from './protocol.ts';

/** The way to the dealer in the worker. */
export interface DealerDesk {
  ask<Type extends Kind>(type: Type, asked: Asked<Type>): Promise<Answered<Type>>;
  close(): void;
}

export function openDealerDesk(): DealerDesk {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const asked = waiting.get(data.number);
    waiting.delete(data.number);
    if ('failed' in data) asked?.reject(new Error(data.failed));
    else asked?.resolve(data.answer);
  });
  worker.addEventListener('error', ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  });
  return {
    ask<Type extends Kind>(type: Type, asked: Asked<Type>) {
      const answer = Promise.withResolvers<Answered<Type>>();
      last += 1;
      waiting.set(last, answer as PromiseWithResolvers<unknown>);
      worker.postMessage({ number: last, type, asked } satisfies Letter<Type>);
      return answer.promise;
    },
    close: () => worker.terminate(),
  };
}
