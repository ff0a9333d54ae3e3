export { NextAction, type NextActionProps } from './next-action';
