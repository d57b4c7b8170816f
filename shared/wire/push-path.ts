/** Where a browser asks whether this server can call it, and with which key. */
export const PUSH_KEY_PATH = '/push-key';
