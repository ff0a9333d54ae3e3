import type { FormSample } from '@ayana/contracts/form-samples';
import { useRef, useState } from 'react';
import { type SampleOutcome, sendSample } from './form-tests.api';

const keyOf = ({ form, kind }: FormSample): string => `${form} ${kind}`;

export interface Samples {
  outcomeOf: (sample: FormSample) => SampleOutcome | undefined;
  isSending: (sample: FormSample) => boolean;
  /** Something is being sent, or waits for its turn. */
  busy: boolean;
  send: (samples: readonly FormSample[]) => void;
}

/** Sends samples one after the other, as a person would. @param onDone after the last one */
export function useSamples(onDone: () => void): Samples {
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, SampleOutcome>>>({});
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const queue = useRef(Promise.resolve());
  const one = async (sample: FormSample): Promise<void> => {
    const key = keyOf(sample);
    try {
      const outcome = await sendSample(sample);
      setOutcomes((known) => ({ ...known, [key]: outcome }));
    } finally {
      setWaiting((known) => known.toSpliced(known.indexOf(key), 1));
    }
  };
  const send = (samples: readonly FormSample[]): void => {
    setWaiting((known) => [...known, ...samples.map(keyOf)]);
    const run = async (): Promise<void> => {
      for (const sample of samples) await one(sample);
      onDone();
    };
    queue.current = queue.current.then(run, run);
  };
  return {
    outcomeOf: (sample) => outcomes[keyOf(sample)],
    isSending: (sample) => waiting.includes(keyOf(sample)),
    busy: waiting.length > 0,
    send,
  };
}
