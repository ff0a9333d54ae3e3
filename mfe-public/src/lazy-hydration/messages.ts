export const LAZY_PART_MESSAGES = {
  title: 'Not Loaded Yet',
  not_loaded: 'This part of the page has not loaded. Please check your connection and try again.',
};
