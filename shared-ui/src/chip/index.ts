export { Chip, type ChipLook, type ChipProps, type ChipTone, IconWord, LookChip, StatusChip } from './chip';
