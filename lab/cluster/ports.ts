import { freePort } from '@ayana/tooling/start/settings.ts';

/** Ports of this machine, one for each address of a cluster. */
export interface Ports {
  readonly site: number;
  readonly plain: number;
  readonly internal: number;
  readonly redis: number;
  readonly smtp: number;
  readonly mailPage: number;
  readonly relay: number;
  readonly apis: readonly number[];
  readonly renders: readonly number[];
  readonly workers: readonly number[];
}

/** How many of each there are, and the site's port where it is given. */
export interface Sizes {
  readonly port?: number;
  readonly apis: number;
  readonly workers: number;
  readonly renders: number;
}

/** Free ports, each once. */
export async function choosePorts({ port, apis, renders, workers }: Sizes): Promise<Ports> {
  const chosen = new Set(port === undefined ? [] : [port]);
  const several = async (count: number): Promise<number[]> => {
    const ports: number[] = [];
    while (ports.length < count) {
      const free = await freePort();
      if (!chosen.has(free)) ports.push(free);
      chosen.add(free);
    }
    return ports;
  };
  const [site = 0, plain = 0, internal = 0, cache = 0, smtp = 0, mailPage = 0, turn = 0] = await several(7);
  return {
    site: port ?? site,
    plain,
    internal,
    redis: cache,
    smtp,
    mailPage,
    relay: turn,
    apis: await several(apis),
    renders: await several(renders),
    workers: await several(workers),
  };
}
