export { Initials, initials, OwnerTag, type OwnerTagProps } from './owner-tag';
