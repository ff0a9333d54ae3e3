import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

/** Where a provider keeps its sessions, codes and grants: in memory, for as long as it runs. The library's own warns on the console. */
export function memoryStore(): AdapterFactory {
  const all = new Map<string, AdapterPayload>();
  const findBy = (model: string, matches: (payload: AdapterPayload) => boolean): AdapterPayload | undefined =>
    [...all].find(([key, payload]) => key.startsWith(`${model}:`) && matches(payload))?.[1];
  return (model): Adapter => ({
    upsert: async (id, payload) => void all.set(`${model}:${id}`, payload),
    find: async (id) => all.get(`${model}:${id}`),
    findByUid: async (uid) => findBy(model, (payload) => payload.uid === uid),
    findByUserCode: async (code) => findBy(model, (payload) => payload.userCode === code),
    consume: async (id) => {
      const payload = all.get(`${model}:${id}`);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
    destroy: async (id) => void all.delete(`${model}:${id}`),
    revokeByGrantId: async (grantId) => {
      for (const [key, payload] of all) if (payload.grantId === grantId) all.delete(key);
    },
  });
}
