/**
 * What programs say around the message of another step: that something failed, and in which component. None of it tells why. `lines` in a
 * regular expression: each of them removes what it matches.
 */
const WRAPPERS: RegExp[] = [
  /^An error occur+ed in the .{0,80}? Component, stopping your flow\. See below for more details\.?/gim,
  /^Error details:?\s*$/gim,
  /^Field: .{0,80}$/gm,
  /^[-•*\s]*\**(?:Details|Code):\**\s*/gm,
  /^(?:[\w.]*ComponentBuildError:\s*)?Error building Component (?!no result)[^:\n]{0,80}:[ \t]*(?=\S|\n+\S)/gm,
  /^(?:Error while updating the Component|更新组件时发生错误)[：:]?[ \t]*$/gm,
  /^(?:Error (?:building|running) (?:flow|graph|the flow)|An unknown error occurred|Something went wrong)[：:.]?[ \t]*$/gim,
  /^[+|\s-]*(?:[\w.]*ExceptionGroup:\s*)?unhandled errors in a TaskGroup \(\d+ sub-exceptions?\)[ \t]*$/gm,
];
/** A line with only the class of an exception: `ValueError`, `**ValueError**`. */
const BARE_CLASS = /^\**(?:[A-Za-z_][\w.]*\.)?[A-Z]\w*(?:Error|Exception|Timeout|Denied|NotFound|ExceptionGroup|Warning)\**[ \t]*$/gm;

/**
 * Removes the wrappers from the lines of a paste, so that the message inside is compared by itself.
 *
 * @returns undefined if there is no wrapper, or nothing inside it
 */
export function unwrap(text: string): string | undefined {
  const open = WRAPPERS.reduce((rest, wrapper) => rest.replace(wrapper, ''), text);
  if (open === text) return undefined;
  const inner = open
    .replace(BARE_CLASS, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  // A chained traceback repeats the message.
  const lines = [...new Set(inner)];
  return lines.length > 0 ? lines.join('\n') : undefined;
}
