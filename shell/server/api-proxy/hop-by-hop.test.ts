import { endToEnd } from './hop-by-hop';

it('removes hop-by-hop headers and those that `Connection` names', () => {
  const passed = endToEnd({
    accept: 'application/json',
    connection: 'close, X-Own ,keep-alive',
    expect: '100-continue',
    'keep-alive': '300',
    'proxy-authorization': 'Basic x',
    'set-cookie': ['a=1', 'b=2'],
    te: 'trailers',
    trailer: 'x-sum',
    'transfer-encoding': 'chunked',
    upgrade: 'h2c',
    'x-nothing': undefined,
    'x-other': 'stays',
    'x-own': 'goes',
  });
  expect(passed).toEqual({ accept: 'application/json', 'set-cookie': ['a=1', 'b=2'], 'x-other': 'stays' });
});
