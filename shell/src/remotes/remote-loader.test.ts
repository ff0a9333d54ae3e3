import type { PageModule, PortalPages } from '@ayana/portal-kit';
import type { RemoteLoadError } from './page-source';
import { createRemoteLoader, type Federation } from './remote-loader';

jest.mock('../shell-portal', () => ({ SHELL: 'shell', shellPages: {} }));

const page: PageModule = { Component: () => null };
const remotes = {
  'mfe-patient': {
    version: '1.0.0-abc',
    entry: '/releases/mfe-patient/1.0.0-abc/web/remoteEntry.js',
    integrity: 'sha384-x',
  },
};

function federation(load: () => Promise<PortalPages>): Federation & { entries: string[] } {
  const entries: string[] = [];
  return { entries, register: (_remote, entry) => void entries.push(entry), load };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the remote loader', () => {
  it('loads a remote once for many pages, and a page once for many callers', async () => {
    const open = jest.fn(async () => page);
    const host = federation(async () => ({ 'patient.home': open, 'patient.other': open }));
    const loader = createRemoteLoader(remotes, host);
    await Promise.all([loader.load('mfe-patient', 'patient.home'), loader.load('mfe-patient', 'patient.home')]);
    await loader.load('mfe-patient', 'patient.other');
    expect(host.entries).toHaveLength(1);
    expect(open).toHaveBeenCalledTimes(2);
    expect(loader.peek('patient.home')).toBe(page);
  });

  it('retries after a failure: the next call fetches the entry under a new URL', async () => {
    let broken = true;
    const failures: RemoteLoadError[] = [];
    const host = federation(async () => {
      if (broken) throw new Error('refused');
      return { 'patient.home': async () => page };
    });
    const loader = createRemoteLoader(remotes, host, (error) => failures.push(error));
    await expect(loader.load('mfe-patient', 'patient.home')).rejects.toMatchObject({
      phase: 'entry',
      tries: 1,
      version: '1.0.0-abc',
    });
    broken = false;
    await expect(loader.load('mfe-patient', 'patient.home')).resolves.toBe(page);
    expect(host.entries).toEqual([remotes['mfe-patient'].entry, `${remotes['mfe-patient'].entry}?retry=1`]);
    expect(failures).toHaveLength(1);
  });

  it('gives up on an entry that hangs, and on a page that hangs', async () => {
    const never = new Promise<never>(() => {});
    const entry = createRemoteLoader(
      remotes,
      federation(() => never),
    ).load('mfe-patient', 'patient.home');
    const chunk = createRemoteLoader(
      remotes,
      federation(async () => ({ 'patient.home': () => never })),
    ).load('mfe-patient', 'patient.home');
    const both = Promise.allSettled([entry, chunk]);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await both).toMatchObject([
      { status: 'rejected', reason: { phase: 'entry' } },
      { status: 'rejected', reason: { phase: 'page' } },
    ]);
  });

  it('counts the time since the document’s navigation as part of the first load only', async () => {
    const never = new Promise<never>(() => {});
    const over = async (load: Promise<unknown>, limit: number): Promise<void> => {
      const end = jest.fn();
      load.catch(end);
      await jest.advanceTimersByTimeAsync(limit - 1);
      expect(end).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1);
      expect(end).toHaveBeenCalledTimes(1);
    };
    const hangs = federation(() => never);
    const soon = createRemoteLoader(remotes, hangs, () => {}, 1_000);
    await over(soon.load('mfe-patient', 'patient.home'), 4_500);
    await over(soon.load('mfe-patient', 'patient.home'), 5_500);
    const late = createRemoteLoader(remotes, hangs, () => {}, 60_000);
    await over(late.load('mfe-patient', 'patient.home'), 3_000);
  });

  it('keeps a newer try when an abandoned one fails later', async () => {
    const tries: { fail: (error: Error) => void; open: (portal: PortalPages) => void }[] = [];
    const host = federation(() => new Promise((open, fail) => tries.push({ fail, open })));
    const loader = createRemoteLoader(remotes, host);
    const first = expect(loader.load('mfe-patient', 'patient.home')).rejects.toMatchObject({ phase: 'entry' });
    await jest.advanceTimersByTimeAsync(5_500);
    await first;
    const second = loader.load('mfe-patient', 'patient.home');
    tries[0]?.fail(new Error('timed out'));
    tries[1]?.open({ 'patient.home': async () => page, 'patient.other': async () => page });
    await second;
    await loader.load('mfe-patient', 'patient.other');
    expect(host.entries).toHaveLength(2);
  });

  it('starts from the entry again when a page is missing', async () => {
    let gone = true;
    const host = federation(async () => ({
      'patient.home': async () => {
        if (gone) throw new Error('ChunkLoadError');
        return page;
      },
    }));
    const loader = createRemoteLoader(remotes, host);
    await expect(loader.load('mfe-patient', 'patient.home')).rejects.toMatchObject({ phase: 'page' });
    gone = false;
    await loader.load('mfe-patient', 'patient.home');
    expect(host.entries).toHaveLength(2);
  });

  it('names an unknown page, and an unknown remote', async () => {
    const loader = createRemoteLoader(
      remotes,
      federation(async () => ({})),
    );
    await expect(loader.load('mfe-patient', 'patient.home')).rejects.toMatchObject({ phase: 'portal' });
    await expect(loader.load('mfe-other', 'other.home')).rejects.toMatchObject({ remote: 'mfe-other', phase: 'entry' });
  });
});
