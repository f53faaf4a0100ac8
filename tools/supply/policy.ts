import path from 'node:path';
import * as z from 'zod';
import {checkInput, parseYamlInput, readInputText} from '../../lib/input/readInput';

export const POLICY_FILE = 'site/supplyChain.yaml';

/** Severities of advisories, the mildest first. */
export const SEVERITIES = ['info', 'low', 'moderate', 'high', 'critical'] as const;
export type Severity = (typeof SEVERITIES)[number];

const text = (expected: string) => z.string(expected).trim().min(1, expected);
const packageName = text('包名');
const reason = text('原因，说明为什么可以例外');
const list = <T extends z.ZodType>(item: T) => z.array(item, '列表，没有时写 []');

function isDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

const POLICY = z.strictObject(
  {
    licenses: list(text('许可证的 SPDX 标识')),
    licenseTexts: list(
      z.strictObject(
        {package: packageName, copyright: text('版权行'), source: z.url({protocol: /^https$/, error: '出处的 https:// 地址'})},
        '含 package、copyright、source 的键值对',
      ),
    ),
    otherFiles: list(
      z.strictObject({file: text('构建结果里的路径'), packages: list(packageName), reason}, '含 file、packages、reason 的键值对'),
    ),
    installScripts: list(z.strictObject({package: packageName, reason}, '含 package、reason 的键值对')),
    audit: z.strictObject(
      {
        level: z.enum(SEVERITIES, `下列之一：${SEVERITIES.join('、')}`),
        accepted: list(
          z.strictObject(
            {
              id: z.string('GHSA 编号').regex(/^GHSA(?:-[23456789cfghjmpqrvwx]{4}){3}$/, 'GHSA 编号，例如 GHSA-5c6j-r48x-rmvq'),
              package: packageName,
              reason,
              expires: z.string('复查日期，形如 2027-01-31').refine(isDay, '复查日期，形如 2027-01-31'),
            },
            '含 id、package、reason、expires 的键值对',
          ),
        ),
      },
      '含 level、accepted 的键值对',
    ),
  },
  '含 licenses、licenseTexts、otherFiles、installScripts、audit 的键值对',
);

/** What may come into this site from others, as `site/supplyChain.yaml` has it. */
export type SupplyPolicy = z.infer<typeof POLICY>;

/**
 * Parses the text of the policy.
 *
 * @throws InputError that lists every problem
 */
export function parsePolicy(source: string, name = POLICY_FILE): SupplyPolicy {
  return checkInput(parseYamlInput(source, name), POLICY, name);
}

/** Reads the policy of this repository. */
export function readPolicy(root: string): SupplyPolicy {
  return parsePolicy(readInputText({path: path.join(root, POLICY_FILE), name: POLICY_FILE}));
}
