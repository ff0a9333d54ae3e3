export { Footer } from './footer';
export { loadSocialLinks } from './social-links';
