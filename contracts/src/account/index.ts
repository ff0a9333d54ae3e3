export {
  ACCOUNT_LABELS,
  accountChanges,
  accountFields,
  accountProblems,
  accountValues,
  isWanted,
  phoneStartIn,
} from './account-form.ts';
export type { AccountFacts, AccountField, AccountValues } from './account-form.ts';
export type * from './users-answers.ts';
