import {describe, expect, it} from 'vitest';
import {maskSecrets} from '../maskSecrets';

const HEX = '0123456789abcdef0123456789abcdef';

describe('maskSecrets', () => {
  it.each([
    'sk-SECRET-of-the-reader',
    'sk-proj-Ab12Cd34Ef56Gh78Ij90',
    'sk-ant-api03-AbCdEf0123456789',
    'sk_live_abcdefghij',
    'gsk_Ab12Cd34Ef56Gh78',
    'tvly-dev-Ab12Cd34Ef56',
    'hf_AbCdEfGhIjKlMnOpQr',
    'nvapi-Ab12Cd34Ef56Gh78',
    'lsv2_pt_0123456789abcdef',
    'ghp_0123456789abcdefghijABCDEFGHIJ012345',
    'github_pat_11AAAAAA0123456789',
    'glpat-0123456789abcdefghij',
    'xoxb-123456789012-abcdef',
    'AKIAIOSFODNN7EXAMPLE',
    'AIzaSyA-0123456789abcdefghijklmnopqrstu',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abcdefg-hij',
    `${HEX}.AbCdEfGh12345678`,
    'AstraCS:AbCdEf0123:456789abcdef',
    'aB3dE5gH7jK9mN1pQ3sT5vW7yZ9bC1dE3fG5',
  ])('masks %s in any text', (secret) => {
    for (const text of [secret, `密钥是 ${secret}。`, `Error: "${secret}" is wrong`, `x-api-key: ${secret}`, `a\n${secret}\nb`]) {
      expect(maskSecrets(text)).toContain('***');
      expect(maskSecrets(text)).not.toContain(secret.slice(5));
    }
  });

  it.each([
    ['Authorization: Basic dXNlcjpwYXNz', 'dXNlcjpwYXNz'],
    ['Bearer abc123def456', 'abc123def456'],
    ['{"api_key": "hunter2-hunter2"}', 'hunter2-hunter2'],
    ['OPENAI_API_KEY=abc123def', 'abc123def'],
    ['password: p@ssword', 'p@ssword'],
    ['密码是 hunter22', 'hunter22'],
    ['postgresql://workshop:hunter@db:5432/x', 'hunter'],
    ['redis://:s3cret@h', 's3cret'],
    ['-----BEGIN RSA PRIVATE KEY-----\nMIIabc\n-----END RSA PRIVATE KEY-----', 'MIIabc'],
    ['-----BEGIN PRIVATE KEY-----\nMIIabc', 'MIIabc'],
  ])('masks the secret of %j', (text, secret) => expect(maskSecrets(text)).not.toContain(secret));

  it.each([
    '怎样创建 API key',
    'WORKSHOP_SECRET_KEY 环境变量',
    'api_key: YOUR_API_KEY',
    'Flow 3fa85f64-5717-4562-b3fc-2c963f66afa6 not found',
    'commit 0123456789abcdef0123456789abcdef01234567',
    'max_tokens: 256',
    'Incorrect API key provided: sk-...',
    '/usr/lib/python3.12/site-packages/workshop/components/vectorstores/astradb.py',
    'WORKSHOP_SKIP_AUTH_AUTO_LOGIN',
    'http://localhost:7860/api/v1/run',
    'basic prompting',
    'token 用量',
    'VectorStoreConnectionComponentForAstraDB',
  ])('leaves %s', (text) => expect(maskSecrets(text)).toBe(text));

  it('masks twice as once', () => {
    const once = maskSecrets(`x-api-key: sk-abcdefghijkl, password=hunter22`);
    expect(maskSecrets(once)).toBe(once);
  });

  it('is quick on long texts', () => {
    const start = performance.now();
    for (const text of [
      'a'.repeat(200_000),
      'a:'.repeat(100_000),
      'sk-'.repeat(60_000),
      'password '.repeat(20_000),
      '-----BEGIN '.repeat(10_000),
    ]) {
      maskSecrets(text);
    }
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
