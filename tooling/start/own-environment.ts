/** The variables that the product and its commands read; a test compares them with what these name. */
const OF_THE_PRODUCT =
  /^(AYANA_.*|PORT|HOST|(?:API|RENDER|PUBLIC)_.*|DATABASE_.*|REDIS_URL|RELEASES_URL|FILES_URL|CDN_.*|SMTP_.*|MAIL_.*|TEAM_EMAIL|TEXT_DOMAIN|TEST_RECIPIENTS|METRICS_.*|OIDC_.*|STUN_URL|TURN_.*|TRUSTED_.*|MAX_CONNECTIONS.*|SOCKETS_.*|USER_(?:READS|WRITES)|(?:HEADERS|REQUEST|IDLE|KEEP_ALIVE|PAGE_READ)_TIMEOUT|DEMO_.*|PSEUDO_LOCALES|DEV_REMOTES|JOBS|LOG_LEVEL|NODE_ENV|NODE_OPTIONS|NODE_CHANNEL_.*|.*_SECRET)$/;

/** Removes the product's variables, so that a developer's own settings do not reach a site that a test or a check starts. */
export function withoutProductVariables(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !OF_THE_PRODUCT.test(name)));
}
