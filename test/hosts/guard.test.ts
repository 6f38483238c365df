import { expect, test } from 'vitest';

import { guard, type Asking, type Gate } from '#main/loopback/guard.ts';

const gate: Gate = { port: 4000, pass: 'secret-pass', same: (a, b) => a === b };
const own = 'http://127.0.0.1:4000';
const call: Asking = {
  peer: '127.0.0.1',
  method: 'POST',
  target: '/call/library.list',
  host: '127.0.0.1:4000',
  origin: own,
  site: 'same-origin',
  contentType: 'application/json',
  pass: 'secret-pass',
};
const hear: Asking = { ...call, method: 'GET', target: '/hear', origin: undefined, contentType: undefined };
const page: Asking = { ...hear, target: '/', pass: undefined, site: 'none' };

const refused = (asking: Asking): readonly [number, string] | string => {
  const verdict = guard(asking, gate);
  return verdict.kind === 'refuse' ? [verdict.status, verdict.problem.code] : verdict.kind;
};

test('the own page with its pass may call and listen; anybody on this machine may have the page', () => {
  expect(guard(call, gate)).toEqual({ kind: 'call', name: 'library.list' });
  expect(guard({ ...call, contentType: 'application/json; charset=utf-8' }, gate).kind).toBe('call');
  expect(guard(hear, gate)).toEqual({ kind: 'hear' });
  expect(guard(page, gate)).toEqual({ kind: 'page', path: '/' });
  expect(guard({ ...page, method: 'HEAD', target: '/assets/a.js?v=1' }, gate)).toEqual({
    kind: 'page',
    path: '/assets/a.js',
  });
  expect(guard({ ...call, target: '/enter', pass: undefined }, gate)).toEqual({ kind: 'enter' });
});

test.each(['192.168.1.5', '::1', '::ffff:10.0.0.1', '127.0.0.2', undefined])(
  'a peer at %s is refused everything',
  (peer) => {
    for (const asking of [call, hear, page])
      expect(refused({ ...asking, peer })).toEqual([403, 'not-this-machine']);
  },
);

test.each([
  'localhost:4000',
  '127.0.0.1',
  '127.0.0.1:4001',
  'evil.example:4000',
  '127.0.0.1:4000.evil.example',
  '',
  undefined,
])('a page reached under the name %s is refused everything', (host) => {
  for (const asking of [call, hear, page]) expect(refused({ ...asking, host })).toEqual([421, 'wrong-host']);
});

test.each([
  'http://localhost:4000',
  'https://127.0.0.1:4000',
  'http://127.0.0.1:4001',
  'http://evil.example',
  'null',
  '',
  undefined,
])('a call from the origin %s is refused, and so is entering', (origin) => {
  expect(refused({ ...call, origin })).toEqual([403, 'foreign-page']);
  expect(refused({ ...call, target: '/enter', origin })).toEqual([403, 'foreign-page']);
});

test('a foreign page may not listen, whether it names itself or its browser does', () => {
  expect(refused({ ...hear, origin: 'http://evil.example' })).toEqual([403, 'foreign-page']);
  expect(refused({ ...hear, origin: 'null' })).toEqual([403, 'foreign-page']);
  expect(refused({ ...hear, site: 'cross-site' })).toEqual([403, 'foreign-page']);
  expect(refused({ ...hear, site: 'same-site' })).toEqual([403, 'foreign-page']);
  expect(refused({ ...hear, origin: own, site: undefined })).toBe('hear');
});

test.each([
  undefined,
  '',
  'secret-pas',
  'secret-pass2',
  ' secret-pass',
  'Secret-pass',
  'sealed-orders-4000=secret-pass',
])('a page with the pass %s may neither call nor listen', (pass) => {
  expect(refused({ ...call, pass })).toEqual([403, 'not-entered']);
  expect(refused({ ...hear, pass })).toEqual([403, 'not-entered']);
});

test('a gate without a pass is no open gate', () => {
  for (const pass of ['', undefined])
    expect(guard({ ...call, pass }, { ...gate, pass: '' })).toMatchObject({ kind: 'refuse', status: 403 });
});

test('only JSON is taken, so that no form and no plain request of another page passes', () => {
  for (const contentType of [
    undefined,
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
  ]) {
    expect(refused({ ...call, contentType })).toEqual([415, 'not-json']);
  }
});

test('there is nothing but calls, the page and its pushes', () => {
  for (const method of ['PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'CONNECT', '']) {
    expect(refused({ ...call, method })).toEqual([405, 'wrong-method']);
  }
  for (const target of [
    '/',
    '/hear',
    '/call',
    '/call/',
    '/call/a/b',
    '/call/%2e',
    '/CALL/library.list',
    '//call/x',
    'http://x/call/y',
  ]) {
    expect(refused({ ...call, target })).toEqual([404, 'no-such-place']);
  }
});
