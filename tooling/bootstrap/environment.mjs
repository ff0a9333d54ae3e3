// The environment that children get: the registry settings of the person's npm are kept, everything else npm adds is dropped,
// so that `npm start` and `node tooling/bootstrap/run.mjs start` behave the same.
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const KEPT_NPM_SETTINGS =
  /^npm_config_(registry|userconfig|globalconfig|cache|proxy|https?_proxy|noproxy|cafile|ca|strict_ssl|.*_authtoken|.*:registry)$/i;

/**
 * @param {string} root repository root
 * @returns {NodeJS.ProcessEnv}
 */
export function cleanEnvironment(root) {
  /** @type {NodeJS.ProcessEnv} */
  const env = {};
  for (const [name, value] of Object.entries(process.env)) {
    if (/^npm_/i.test(name) ? KEPT_NPM_SETTINGS.test(name) : name !== 'INIT_CWD') env[name] = value;
  }
  if (!isWritable(homeFolder())) Object.assign(env, privateHome(root));
  env['PATH'] = [join(root, '.toolchain', 'bin'), env['PATH']].filter(Boolean).join(delimiter);
  return env;
}

/** Package managers write caches and state below the home folder; when that is not ours to write, they get one of ours. */
/** @param {string} root */
function privateHome(root) {
  const home = join(root, '.toolchain', 'home');
  mkdirSync(home, { recursive: true });
  const settings = join(homeFolder(), '.npmrc');
  return {
    HOME: home,
    XDG_CACHE_HOME: join(home, '.cache'),
    XDG_CONFIG_HOME: join(home, '.config'),
    XDG_DATA_HOME: join(home, '.local', 'share'),
    XDG_STATE_HOME: join(home, '.local', 'state'),
    npm_config_cache: join(home, '.npm'),
    ...(existsSync(settings) ? { npm_config_userconfig: settings } : {}),
  };
}

function homeFolder() {
  try {
    return homedir();
  } catch {
    return '';
  }
}

/** @param {string} folder */
function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return folder !== '' && folder !== '/';
  } catch {
    return false;
  }
}
