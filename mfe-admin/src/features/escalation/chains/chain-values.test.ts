import { bodyOf, chainErrors, type ChainValues, NEW_CHAIN, valuesOf } from './chain-values';

const ANN = { kind: 'person', id: 'ann', name: 'Ann' } as const;
const CHAIN: ChainValues = {
  name: 'Night',
  description: '',
  rounds: '2',
  steps: [{ targets: [ANN], channels: ['mail'], wait_minutes: '5' }],
};

const wrong = (values: ChainValues) =>
  Object.fromEntries(Object.entries(chainErrors(values)).filter(([, text]) => text !== undefined));

test('a new chain names all that is missing, each at its place', () => {
  expect(wrong(NEW_CHAIN)).toEqual({
    name: 'Please give it a name.',
    'steps.0.targets': 'Name at least one person or rota.',
  });
  expect(wrong({ ...CHAIN, rounds: '0', steps: [] })).toEqual({
    rounds: 'Please give a number from 1 to 20.',
    steps: 'A chain needs at least one step.',
  });
});

test('times to wait are whole minutes, and the last step has one', () => {
  const [step] = CHAIN.steps;
  if (step === undefined) throw new Error('The chain has a step');
  expect(wrong(CHAIN)).toEqual({});
  expect(wrong({ ...CHAIN, steps: [{ ...step, wait_minutes: 'soon' }] })).toEqual({
    'steps.0.wait_minutes': 'Please give minutes, from 0 to 1,440.',
  });
  expect(wrong({ ...CHAIN, steps: [{ ...step, wait_minutes: '0' }] })).toEqual({
    'steps.0.wait_minutes': 'The last step needs a time to answer in: at least one minute.',
  });
});

test('what is sent names the targets by kind and id, and what is read comes back', () => {
  expect(bodyOf(CHAIN)).toEqual({
    name: 'Night',
    rounds: 2,
    steps: [{ targets: [{ kind: 'person', id: 'ann' }], channels: ['mail'], wait_minutes: 5 }],
  });
  const read = {
    ...bodyOf(CHAIN),
    steps: [{ targets: [ANN], channels: ['mail'], wait_minutes: 5 }],
    description: null,
  };
  expect(valuesOf(read as unknown as Parameters<typeof valuesOf>[0])).toEqual(CHAIN);
});
