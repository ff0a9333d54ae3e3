import { Check, Hourglass, Minus, X } from 'lucide-react';
import { VisuallyHidden } from '../visually-hidden';
import { STEPPER_MESSAGES } from './messages';
import type { StepState, StepperStep } from './step';
import { Item, List, Mark, Mini, Note, Room, Words } from './stepper.styles';

export interface StepperProps {
  /** What the steps are of: "Your journey". */
  label: string;
  steps: readonly StepperStep[];
  /** `auto`: beside each other where each step has 104 px, else below each other. `mini`: dots, and words for screen readers. */
  layout?: 'auto' | 'horizontal' | 'vertical' | 'mini';
  /** Number of the first step, where only a part of the steps is shown. */
  first?: number;
  /** What a state means in this place, for screen readers. */
  stateWords?: Readonly<Record<StepState, string>>;
}

const ICONS: Partial<Record<StepState, typeof Check>> = { done: Check, waiting: Hourglass, failed: X, skipped: Minus };
const isHere = (state: StepState): boolean => state === 'current' || state === 'waiting';

/** Steps of a journey or of a process, and where it is. A state is a shape and a word, never a colour alone. */
export function Stepper({
  label,
  steps,
  layout = 'auto',
  first = 1,
  stateWords = STEPPER_MESSAGES.states,
}: StepperProps) {
  if (layout === 'mini') return <MiniStepper label={label} steps={steps} stateWords={stateWords} />;
  return (
    <Room>
      <List aria-label={label} $layout={layout} $steps={steps.length}>
        {steps.map(({ id, label: name, state, note }, index) => {
          const Icon = ICONS[state];
          return (
            <Item key={id} data-state={state} aria-current={isHere(state) ? 'step' : undefined}>
              <Mark aria-hidden="true">
                {Icon === undefined ? index + first : <Icon size={15} strokeWidth={2.75} />}
              </Mark>
              <Words>
                <b>{name}</b>
                <VisuallyHidden>{stateWords[state]}</VisuallyHidden>
                {note ? <Note>{note}</Note> : null}
              </Words>
            </Item>
          );
        })}
      </List>
    </Room>
  );
}

function MiniStepper({ label, steps, stateWords }: Required<Pick<StepperProps, 'label' | 'steps' | 'stateWords'>>) {
  const at = steps.findIndex(({ state }) => state !== 'done' && state !== 'skipped');
  const step = steps[at];
  return (
    <Mini>
      {steps.map(({ id, state }) => (
        <i key={id} data-state={state} aria-hidden="true" />
      ))}
      <VisuallyHidden>
        {label}:{' '}
        {step === undefined ? stateWords.done : `${at + 1}/${steps.length}, ${step.label}, ${stateWords[step.state]}`}
      </VisuallyHidden>
    </Mini>
  );
}
