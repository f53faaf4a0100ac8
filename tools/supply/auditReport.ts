import * as z from 'zod';
import {InputError} from '../../lib/input/inputError';
import {POLICY_FILE, SEVERITIES, type Severity, type SupplyPolicy} from './policy';

/** A published weakness of a package that this repository uses. */
export type Advisory = {id: string; package: string; severity: Severity; title: string; range: string; url: string};

const SEVERITY = z.enum(SEVERITIES);
const VIA = z.object({name: z.string(), title: z.string(), url: z.string(), severity: SEVERITY, range: z.string()});
const REPORT = z.object({
  auditReportVersion: z.literal(2),
  // A text in `via` is the name of another package that brings the weakness along; that one has an entry of its own.
  vulnerabilities: z.record(z.string(), z.object({via: z.array(z.union([z.string(), VIA]))})),
});
const FAILURE = z.object({message: z.string().optional(), error: z.object({summary: z.string().optional()}).optional()});

function failureOf(output: string): string {
  try {
    const {message, error} = FAILURE.parse(JSON.parse(output));
    return message || error?.summary || '没有说明原因';
  } catch {
    return output.trim().split('\n')[0]?.slice(0, 200) || '没有输出';
  }
}

function parseReport(output: string): z.infer<typeof REPORT> | undefined {
  try {
    return REPORT.safeParse(JSON.parse(output)).data;
  } catch {
    return undefined;
  }
}

/**
 * Reads what `npm audit --json` printed.
 *
 * @throws InputError where it is no report: the registry was not reached, or has no such service
 */
export function readAdvisories(output: string): Advisory[] {
  const report = parseReport(output);
  if (!report) {
    throw new InputError(
      `没有审计结果：npm audit 回答“${failureOf(output)}”。\n这不是说没有漏洞：registry 连不上，或者（镜像常常如此）没有审计服务。\n换一个有审计服务的再试：npm run audit --registry=<registry 的地址>`,
    );
  }
  const found = Object.values(report.vulnerabilities)
    .flatMap(({via}) => via)
    .filter((entry) => typeof entry !== 'string')
    .map(({name, url, ...rest}) => ({id: url.split('/').at(-1) ?? url, package: name, url, ...rest}));
  const unique = new Map(found.map((advisory) => [`${advisory.id} ${advisory.package}`, advisory]));
  return [...unique.values()].sort((a, b) => SEVERITIES.indexOf(b.severity) - SEVERITIES.indexOf(a.severity) || (a.id < b.id ? -1 : 1));
}

const isSevere = (severity: Severity, level: Severity) => SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf(level);

/** What must be done about advisories, and what is only worth knowing. */
export type AuditResult = {problems: string[]; remarks: string[]};

/**
 * Holds advisories against the policy.
 *
 * @param today day as `2027-01-31`: an exception holds to the end of its last day
 */
export function judgeAdvisories(advisories: readonly Advisory[], {audit}: Pick<SupplyPolicy, 'audit'>, today: string): AuditResult {
  const problems: string[] = [];
  const remarks: string[] = [];
  for (const advisory of advisories) {
    const {id, severity, title, range, url} = advisory;
    const line = `${severity} ${advisory.package} ${range}：${title}（${url}）`;
    const exception = audit.accepted.find((entry) => entry.id === id && entry.package === advisory.package);
    if (!isSevere(severity, audit.level)) remarks.push(line);
    else if (!exception) problems.push(`${line}；升级它，或者写进 ${POLICY_FILE} 的 audit.accepted，注明原因和复查日期`);
    else if (exception.expires < today) problems.push(`${line}；例外已在 ${exception.expires} 到期，请复查：${exception.reason}`);
    else remarks.push(`${line}；例外，到 ${exception.expires} 为止：${exception.reason}`);
  }
  const idle = audit.accepted.filter(
    (entry) => !advisories.some((advisory) => advisory.id === entry.id && advisory.package === entry.package),
  );
  for (const {id, package: name} of idle) problems.push(`${POLICY_FILE} 的 audit.accepted：${name} 已经没有 ${id}；删去这一条`);
  return {problems, remarks};
}
