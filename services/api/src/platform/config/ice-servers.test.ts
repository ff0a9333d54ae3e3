import { readIceServers } from './ice-servers.js';

function read(env: Record<string, string>) {
  const problems: string[] = [];
  return { ...readIceServers(env, (problem) => problems.push(problem)), problems };
}

test('nothing is needed', () => {
  expect(read({})).toEqual({ stun: [], turn: [], secret: null, problems: [] });
});

test('several servers, by name and by address, over UDP and TCP', () => {
  const env = {
    STUN_URL: 'stun:stun.example:3478',
    TURN_URL: 'turn:turn.example:3478?transport=udp, turns:[2001:db8::1]:5349?transport=tcp',
    TURN_SECRET: 'a secret of the TURN server',
  };
  expect(read(env)).toEqual({
    stun: ['stun:stun.example:3478'],
    turn: ['turn:turn.example:3478?transport=udp', 'turns:[2001:db8::1]:5349?transport=tcp'],
    secret: 'a secret of the TURN server',
    problems: [],
  });
});

test.each([
  [{ STUN_URL: 'https://stun.example' }, 'STUN_URL'],
  [{ STUN_URL: 'turn:turn.example' }, 'STUN_URL'],
  [{ TURN_URL: 'turn:a b', TURN_SECRET: 'a secret of the TURN server' }, 'TURN_URL'],
  [{ TURN_URL: 'turn:turn.example' }, 'TURN_SECRET'],
  [{ TURN_SECRET: 'short' }, 'TURN_SECRET'],
])('%o is refused at start', (env, name) => {
  expect(read(env).problems.join()).toContain(name);
});
