import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {ISSUE_FORMS, issueFormUrl} from '../issueForms';

const FOLDER = path.join(__dirname, '../../.github/ISSUE_TEMPLATE');
type Form = {name: string; description: string; body: {id?: string; type: string}[]};
const readForm = (file: string) => parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Form;

test('every form of the repository is one that the site links to', () => {
  const files = readdirSync(FOLDER).filter((file) => file !== 'config.yml');
  expect(files.sort()).toEqual(
    Object.values(ISSUE_FORMS)
      .map(({file}) => file)
      .sort(),
  );
});

test.each(Object.values(ISSUE_FORMS))('$file has the fields that links fill in', ({file, fields}) => {
  const {name, description, body} = readForm(file);
  expect(name && description).toBeTruthy();
  const ids = body.flatMap(({id, type}) => (['input', 'textarea'].includes(type) && id ? [id] : []));
  expect(ids).toEqual(expect.arrayContaining([...fields]));
});

test('empty values are left out of the address', () => {
  const url = issueFormUrl('https://github.com/example/docs', 'fault', {page: '/', what: ''});
  expect(url).toBe('https://github.com/example/docs/issues/new?template=site-fault.yml&page=%2F');
});
