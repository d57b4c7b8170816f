import { connect } from 'node:net';

const PATIENCE_MS = 5000;

/** Writes bytes to a port as they are; what came back before the server hung up, or after it had said enough. */
export function sayRaw(
  port: number,
  bytes: string | Buffer,
  isEnough: (heard: string) => boolean = () => false,
): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(bytes));
    socket.setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.on('data', (piece) => {
      heard += piece.toString('latin1');
      if (isEnough(heard)) socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(heard));
  });
}
