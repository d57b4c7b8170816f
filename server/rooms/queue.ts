/** Work that is done one after another, in the order it came. What fails stops nothing that comes after it. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();

  /** Answers as the work does, once its turn has come. */
  take<Answer>(work: () => Answer | Promise<Answer>): Promise<Answer> {
    const answer = this.#last.then(work);
    this.#last = answer.catch(() => {});
    return answer;
  }
}
