import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for Argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

let stranger: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Takes as long for an unknown account (`null`) as for a known one. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  stranger ??= hashPassword('nobody has this password');
  const matches = await verify(passwordHash ?? (await stranger), password);
  return passwordHash !== null && matches;
}
