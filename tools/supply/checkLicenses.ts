import {escapeRegExp} from '../../lib/input/escapeRegExp';
import type {ShippedPackage} from '../../plugins/licenses/types';
import {POLICY_FILE, type SupplyPolicy} from './policy';

/** Whether a licence expression leaves a choice that the policy allows: `A OR B` needs one of them, `A AND B` both. */
export function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const inner = expression.replace(/[()]/g, ' ').trim();
  const [choices, parts] = [/\s+OR\s+/i, /\s+AND\s+/i].map((operator) => inner.split(operator));
  // With both operators the brackets would matter: such an expression is for people to judge.
  if (choices && parts && choices.length > 1 && parts.length > 1) return false;
  if (choices && choices.length > 1) return choices.some((one) => allowed.includes(one));
  return (parts ?? []).every((one) => allowed.includes(one));
}

function checkPackage({name, version, license, text}: ShippedPackage, {licenses}: SupplyPolicy): string[] {
  const title = `${name}@${version}`;
  if (!license) return [`${title}：package.json 里没有写许可证；弄清楚之前不能发布它，请换一个包`];
  if (!isAllowed(license, licenses)) {
    return [
      `${title}：许可证应为 ${licenses.join('、')} 之一；收到的是 ${license}；请换一个包，或者确认可以发布后把它加进 ${POLICY_FILE} 的 licenses`,
    ];
  }
  return text ? [] : [`${title}：包里没有许可证全文；把版权行和出处写进 ${POLICY_FILE} 的 licenseTexts`];
}

/** Holds the packages that readers download against the policy. */
export function checkLicenses(packages: readonly ShippedPackage[], policy: SupplyPolicy): string[] {
  const names = packages.map(({name}) => name);
  const idle = policy.licenseTexts.filter((entry) => !names.includes(entry.package));
  return [
    ...packages.flatMap((item) => checkPackage(item, policy)),
    ...idle.map((entry) => `${POLICY_FILE} 的 licenseTexts：读者已经不下载 ${entry.package}；删去这一条`),
  ];
}

const patternOf = (glob: string) => new RegExp(`^${glob.split('*').map(escapeRegExp).join('[^/]*')}$`);

/** Holds the scripts and styles of a built site against what the bundler says it made: the rest must be accounted for. */
export function checkFiles(built: readonly string[], bundled: readonly string[], {otherFiles}: SupplyPolicy): string[] {
  const known = new Set(bundled);
  const patterns = otherFiles.map(({file}) => patternOf(file));
  return built
    .filter((file) => !known.has(file) && !patterns.some((pattern) => pattern.test(file)))
    .map((file) => `${file}：不出自打包工具，不知道里面有哪些包；写进 ${POLICY_FILE} 的 otherFiles`);
}
