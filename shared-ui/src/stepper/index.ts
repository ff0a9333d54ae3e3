export type { StepState, StepperStep } from './step';
export { Stepper, type StepperProps } from './stepper';
