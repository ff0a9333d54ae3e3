export {
  earlierOf,
  namedVersions,
  pointer,
  type Pointer,
  rolledBack,
  withoutPart,
  withPart,
  withRelease,
  withShare,
} from '@ayana/contracts/releases';
