import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {SearchEngine} from '../client/engine/searchEngine';
import type {IndexFiles} from './buildIndex';
import {InputError} from './inputError';

/** A query with the pages that answer it. */
export type EvaluationQuery = {q: string; kind: string; best: string[]; ok?: string[]};

export type QueryOutcome = {
  query: EvaluationQuery;
  /** Routes in result order, without duplicates. */
  routes: string[];
  /** 1-based position of the first best route; 0 if it is not in the results. */
  rank: number;
};

export type Scores = {count: number; recall: number; mrr: number};

const RECALL_DEPTH = 5;
const MRR_DEPTH = 10;
const HITS = 60;

/** Opens an index on disk. */
export function openIndexFolder(folder: string, manifest?: string): SearchEngine {
  return new SearchEngine(async (file) => readFileSync(path.join(folder, file), 'utf8'), manifest);
}

/** Reads all files of an index on disk. */
export function readIndexFolder(folder: string): IndexFiles {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.json'));
  return new Map(files.map((file) => [file.split(path.sep).join('/'), readFileSync(path.join(folder, file), 'utf8')]));
}

/** Reads a file of queries, one JSON object per line. */
export function readQueries(file: string): EvaluationQuery[] {
  const problems: string[] = [];
  const queries = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, i): EvaluationQuery[] => {
      if (!line.trim()) return [];
      try {
        const query = JSON.parse(line) as EvaluationQuery | null;
        if (query && typeof query.q === 'string' && typeof query.kind === 'string' && Array.isArray(query.best)) return [query];
        problems.push(`第 ${i + 1} 行：应含 q、kind 和 best；收到的是 ${line}`);
      } catch {
        problems.push(`第 ${i + 1} 行：不是有效的 JSON`);
      }
      return [];
    });
  if (problems.length > 0) throw new InputError(`${file} 有误：\n${problems.map((p) => `  - ${p}`).join('\n')}`);
  return queries;
}

/** 1-based position of the first route that answers a query; 0 if there is none. */
export const rankOf = (routes: readonly string[], {best}: EvaluationQuery): number => routes.findIndex((route) => best.includes(route)) + 1;

/** Runs one query and finds the position of its best page; several hits of a page count once. */
export async function evaluateQuery(engine: SearchEngine, query: EvaluationQuery, baseUrl: string): Promise<QueryOutcome> {
  const {pages} = await engine.search({text: query.q, size: HITS});
  const base = baseUrl.replace(/\/$/, '');
  const urls = pages.map(({url}) => (url.startsWith(`${base}/`) ? url.slice(base.length) : url === base ? '/' : url));
  const routes = [...new Set(urls)];
  return {query, routes, rank: rankOf(routes, query)};
}

/** Recall@5 and MRR@10 of a set of outcomes. */
export function scoreOutcomes(outcomes: readonly QueryOutcome[]): Scores {
  const found = outcomes.filter(({rank}) => rank > 0 && rank <= RECALL_DEPTH).length;
  const reciprocal = outcomes.reduce((sum, {rank}) => sum + (rank > 0 && rank <= MRR_DEPTH ? 1 / rank : 0), 0);
  const count = Math.max(outcomes.length, 1);
  return {count: outcomes.length, recall: found / count, mrr: reciprocal / count};
}

/** The outcomes by kind of query, in the order of the names. */
export function groupByKind(outcomes: readonly QueryOutcome[]): Map<string, QueryOutcome[]> {
  const kinds = [...new Set(outcomes.map(({query}) => query.kind))].sort();
  return new Map(kinds.map((kind) => [kind, outcomes.filter(({query}) => query.kind === kind)]));
}
