export { MoreMenu, type MoreMenuProps } from './more-menu';
