import {expect, it} from 'vitest';
import {compareCommand} from '../compare';
import {lockCommand} from '../lock';
import {recordCommand} from '../record';
import {showCommand} from '../show';
import {chinesePage, createPair, ENGLISH, FLOWS, run, writeTestFiles} from './testRepositories';

const PAGE = 'docs/Concepts/flows.mdx';
const LOCK = 'translation/upstream.lock.json';
const ADDED = '\n## 分享流程 {/* #share-a-flow */}\n\n文字。\n';

/** A pair where the lock and the page have the id of the commit with the text, not that of its blob. */
function createRecordedByCommit() {
  const {upstream, project} = createPair();
  const commit = upstream.git('rev-parse', 'HEAD');
  const lock = JSON.parse(project.read(LOCK));
  project.commit({[LOCK]: JSON.stringify({...lock, files: {...lock.files, [FLOWS]: commit}}), [PAGE]: chinesePage(commit)});
  const upstreamCommand = (command: typeof showCommand, ...args: string[]) => run(command, project.dir, '--repo', upstream.dir, ...args);
  return {upstream, project, commit, run: upstreamCommand};
}

it('sees no change where the text is still that of the recorded commit, and keeps its id', () => {
  const {project, commit, run: of} = createRecordedByCommit();
  expect(of(compareCommand).code).toBe(0);
  expect(of(showCommand, '/flows')).toMatchObject({code: 0, output: `${PAGE}：原文没有改动`});
  expect(of(recordCommand, '/flows')).toMatchObject({code: 0, output: expect.stringContaining('合格，已经是这个版本')});
  expect(project.read(PAGE)).toBe(chinesePage(commit));
  expect(JSON.parse(of(lockCommand).output).files[FLOWS]).toBe(commit);
});

it('shows, records and locks a text that changed since the recorded commit', () => {
  const {upstream, project, commit, run: of} = createRecordedByCommit();
  upstream.commit({[FLOWS]: `${ENGLISH}\n## Share a flow\n\nText.\n`});
  const now = upstream.git('rev-parse', `HEAD:${FLOWS}`);
  expect(of(compareCommand).output).toContain('Share a flow');
  expect(of(showCommand, '/flows').output).toContain('+## Share a flow');
  expect(of(recordCommand, '/flows').output).toContain('原文改了，译文的正文没有改过');
  writeTestFiles(project.dir, {[PAGE]: chinesePage(commit, ADDED)});
  expect(of(recordCommand, '/flows').code).toBe(0);
  expect(project.read(PAGE)).toBe(chinesePage(now, ADDED));
  expect(JSON.parse(of(lockCommand).output).files[FLOWS]).toBe(now);
});
