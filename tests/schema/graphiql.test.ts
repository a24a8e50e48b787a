import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import { expect, test } from 'vitest';
import type { TestApi } from './api.ts';
import { withApi } from './api.ts';

const plain = withApi();
const local = withApi({ app: { graphiql: { render: renderGraphiQL, defaultQuery: '{ games { name } }' } } });

const page = async (api: TestApi) =>
  await api.app.fetch(new Request('http://localhost/graphql', { headers: { accept: 'text/html' } }), {
    requestId: 'page',
  });

test('GraphiQL opens with its query and needs nothing from elsewhere', async () => {
  const response = await page(local);
  expect(response.headers.get('content-type')).toContain('text/html');
  const html = await response.text();
  expect(html).toContain('{ games { name } }');
  expect(html.match(/<(script|link|img)[^>]+(src|href)="https?:[^"]+"/g)).toBeNull();
});

test('GraphiQL is served only where it is wanted', async () => {
  const response = await page(plain);
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(await response.text()).not.toContain('<html');
});
