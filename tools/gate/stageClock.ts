const EVENT = /^(?:🏃|✅) \[([^\]]+)\] (Running command|Executed successfully|Already fresh|Restored from cache)/gmu;

type Stage = {start?: number; end?: number; isSkipped?: boolean};

/** Notes from the log of wireit when the stages began and ended. */
export class StageClock {
  private readonly stages = new Map<string, Stage>();
  private read = 0;

  /**
   * Reads what the log has gained.
   *
   * @param log the whole log up to now
   * @param now time in milliseconds
   */
  note(log: string, now: number): void {
    // A line that is only half written is read the next time.
    const end = log.lastIndexOf('\n') + 1;
    for (const [, name = '', what] of log.slice(this.read, end).matchAll(EVENT)) {
      const stage = this.stages.get(name) ?? {};
      this.stages.set(name, stage);
      if (what === 'Running command') stage.start = now;
      else if (what === 'Executed successfully') stage.end = now;
      else stage.isSkipped = true;
    }
    this.read = end;
  }

  /**
   * One line for each stage.
   *
   * @param names stages in the order of the lines; all others come from the log only by their name
   */
  describe(names: readonly string[]): string[] {
    return names.map((name) => `  ${name.padEnd(14)}${this.describeStage(name)}`);
  }

  private describeStage(name: string): string {
    const {start, end, isSkipped} = this.stages.get(name) ?? {};
    if (isSkipped) return '没有变化，不必再做';
    if (start === undefined) return '没有运行';
    return end === undefined ? '没有通过' : ((end - start) / 1000).toFixed(1).padStart(8);
  }
}
