// `node tooling/browser/main.ts --print`: which browser the tests would use, as JSON (without the environment it shares with us).
import { runMain } from '../terminal/fail.ts';
import { resolveBrowser } from './resolve.ts';

await runMain(async () => {
  const { executablePath, args, env, source } = await resolveBrowser();
  const own = Object.fromEntries(Object.entries(env).filter(([name, value]) => process.env[name] !== value));
  if (process.argv.includes('--print'))
    console.log(JSON.stringify({ executablePath, args, env: own, source }, null, 2));
  else console.log(executablePath);
});
