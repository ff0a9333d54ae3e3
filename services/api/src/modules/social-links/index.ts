/** Links to our pages on social networks. */
export { SocialLinksModule } from './social-links.module.js';
