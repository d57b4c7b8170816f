/** What a page asks a worker: each question has one argument, and its answer. */
type Questions<Known> = { readonly [Type in keyof Known]: (asked: never) => unknown };

type Asked<Known extends Questions<Known>, Type extends keyof Known> = Parameters<Known[Type]>[0];
type Answered<Known extends Questions<Known>, Type extends keyof Known> = Awaited<ReturnType<Known[Type]>>;

/** Over the wire between page and worker: each answer names its question. */
interface Letter {
  readonly number: number;
  readonly type: PropertyKey;
  readonly asked: unknown;
}
type Reply =
  | { readonly number: number; readonly answer: unknown }
  | { readonly number: number; readonly failed: string };

/** The way to a worker. */
export interface WorkerDesk<Known extends Questions<Known>> {
  ask<Type extends keyof Known>(type: Type, asked: Asked<Known, Type>): Promise<Answered<Known, Type>>;
  close(): void;
}

export function openWorkerDesk<Known extends Questions<Known>>(worker: Worker): WorkerDesk<Known> {
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
    ask<Type extends keyof Known>(type: Type, asked: Asked<Known, Type>) {
      const answer = Promise.withResolvers<Answered<Known, Type>>();
      last += 1;
      waiting.set(last, answer as PromiseWithResolvers<unknown>);
      worker.postMessage({ number: last, type, asked } satisfies Letter);
      return answer.promise;
    },
    close: () => worker.terminate(),
  };
}

/** Called in the worker: answers what comes, one after the other. */
export function answerLetters<Known extends Questions<Known>>(answers: Known): void {
  addEventListener('message', ({ data }: MessageEvent<Letter>) => {
    let reply: Reply;
    try {
      const answer: (asked: never) => unknown = answers[data.type as keyof Known];
      reply = { number: data.number, answer: answer(data.asked as never) };
    } catch (error) {
      reply = { number: data.number, failed: String(error) };
    }
    postMessage(reply);
  });
}
