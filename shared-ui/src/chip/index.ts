export { Chip, StatusChip, type ChipProps, type ChipTone } from './chip';
