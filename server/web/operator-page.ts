import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';

const STYLE =
  'body{margin:0 auto;padding:2rem 1rem;max-width:60rem;background:#0a0f14;color:#d7e3ea;font:1rem/1.5 system-ui,sans-serif}' +
  'h1{font-size:1.5rem}h2{font-size:1.125rem;margin-top:2rem}button,input,select{font:inherit;color:inherit;' +
  'background:#16212a;border:1px solid #3a4c58;border-radius:.25rem;padding:.25rem .5rem}' +
  'li{margin:.5rem 0}pre{white-space:pre-wrap;margin:.25rem 0 .25rem 1rem;opacity:.85}';

/** Everything that comes from people is written as text, never as markup. */
const SCRIPT = `
let token = '';
const at = (id) => document.getElementById(id);
const make = (tag, text, ...children) => {
  const made = document.createElement(tag);
  made.textContent = text;
  made.append(...children);
  return made;
};
const button = (text, act) => {
  const made = make('button', text);
  made.type = 'button';
  made.onclick = act;
  return made;
};
async function call(path, body) {
  const headers = { Authorization: 'Bearer ' + token, 'Content-Type': 'application/json' };
  const answer = await fetch('/operator/' + path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers });
  at('said').textContent = answer.ok ? '' : 'Refused: ' + answer.status;
  return answer.ok ? answer.json() : undefined;
}
async function act(path, body) {
  if (!confirm('Really?')) return;
  await call(path, body);
  await show();
}
function person(table, { seat, name, kind, present }) {
  const row = make('li', (seat + 1) + ' ' + name + ' (' + kind + (present ? '' : ', away') + ') ');
  if (kind === 'bot') return row;
  for (const by of ['key', 'address'])
    row.append(button('ban ' + by + ' 24 h', () => act('ban', { table, seat, by, hours: 24 })), ' ');
  return row;
}
async function show() {
  const all = await call('overview');
  if (!all) return;
  at('tables').replaceChildren(...all.tables.map((table) =>
    make('li', table.code + ' ' + table.phase + ', ' + table.watching + ' watching ',
      button('close', () => act('close', { table: table.code })),
      make('ul', '', ...table.people.map((each) => person(table.code, each))))));
  at('reports').replaceChildren(...all.reports.map((report) =>
    make('li', new Date(report.at).toISOString() + ' ' + report.table + ': ' + report.by + ' reports ' + report.about + ' (' + report.reason + ')',
      make('pre', report.said.map(({ who, what }) => who + ': ' + what).join('\\n')))));
  at('bans').replaceChildren(...all.bans.map((ban) =>
    make('li', ban.name + ' by ' + ban.by + ' until ' + new Date(ban.until).toISOString() + ' ',
      button('lift', () => act('lift', { ban: ban.id })))));
}
at('door').onsubmit = (event) => {
  event.preventDefault();
  token = at('token').value;
  void show();
};
`;

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const POLICY = [
  "default-src 'none'",
  `style-src ${digest(STYLE)}`,
  `script-src ${digest(SCRIPT)}`,
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<meta name="robots" content="noindex">
<title>Operator – Panic Station</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Operator</h1>
<form id="door"><label>Token <input id="token" type="password" autocomplete="off"></label> <button>Show</button> <span id="said" role="status"></span></form>
<h2>Tables</h2>
<ul id="tables"></ul>
<h2>Reports</h2>
<ul id="reports"></ul>
<h2>Bans</h2>
<ul id="bans"></ul>
</main>
<script>${SCRIPT}</script>
</body>
</html>
`;

/** A page of its own, for whoever runs the server: it holds nothing until the token is given. */
export const operatorPage: RequestHandler = (_request, response) => {
  response.set({ 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-store' }).type('html').send(PAGE);
};
