import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CASES, CHALLENGE, expectAnswer } from './requests.ts';
import { SERVER_NAMES, startServer } from './servers.ts';

describe.each(SERVER_NAMES)('%s', (name) => {
  let server: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    server = await startServer(name);
  });
  afterAll(() => server?.stop());

  test.each(CASES)('answers %s', (...one) => expectAnswer(server.port, one));

  test('shows the file by which authorities recognise a server before they give it a certificate', async () => {
    const reply = await fetch(`http://127.0.0.1:${server.port}${CHALLENGE.path}`);
    expect(await reply.text()).toBe(CHALLENGE.content);
  });
});
