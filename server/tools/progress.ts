/** A bar that redraws itself on a terminal, a plain line now and then elsewhere. */
export function showProgress(label: string, total: number, out: NodeJS.WriteStream = process.stderr) {
  const lines = out.isTTY ? 200 : 10;
  let shown = -1;
  return (done: number): void => {
    const part = Math.floor((done / total) * lines);
    if (part === shown) return;
    shown = part;
    const percent = `${Math.floor((done / total) * 100)} %`;
    if (!out.isTTY) {
      out.write(`${label}: ${done} of ${total} (${percent})\n`);
      return;
    }
    const filled = Math.round((done / total) * 30);
    out.write(`\r${label} [${'#'.repeat(filled)}${'.'.repeat(30 - filled)}] ${percent} `);
    if (done >= total) out.write('\n');
  };
}
