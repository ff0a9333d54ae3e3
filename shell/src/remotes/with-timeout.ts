/** Rejects a promise after `limit` milliseconds. */
export function withTimeout<Value>(limit: number, work: Value | Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${limit} ms.`)), limit);
    Promise.resolve(work)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
