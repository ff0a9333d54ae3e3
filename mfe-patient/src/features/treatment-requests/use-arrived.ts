import { useEffect, useState } from 'react';

/** What a loader's promise gives, and null until then. The promise does not fail: it is of a `Part`. */
export function useArrived<Value>(promise: Promise<Value>): Value | null {
  const [arrived, setArrived] = useState<{ promise: Promise<Value>; value: Value } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = async (): Promise<void> => {
      const value = await promise;
      if (isCurrent) setArrived({ promise, value });
    };
    void show();
    return () => {
      isCurrent = false;
    };
  }, [promise]);
  return arrived?.promise === promise ? arrived.value : null;
}
