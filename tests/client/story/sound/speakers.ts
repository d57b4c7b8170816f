import type { Surroundings } from '#client/story/sound/player.ts';

/** What was put on the speakers: when, how many seconds long, from where, and when it is to end. */
export interface Heard {
  readonly at: number;
  readonly seconds: number;
  readonly pan: number;
  readonly loop: boolean;
  endsAt: number | undefined;
}

/** A browser's part, small: one that counts contexts, writes down what is started, and can be locked. */
export function speakers({ isBroken = false, hasIdleTime = false } = {}) {
  const window = new EventTarget();
  const page = Object.assign(new EventTarget(), { hidden: false });
  const contexts: ReturnType<typeof fakeContext>[] = [];
  const surroundings: Surroundings = {
    window,
    page,
    newContext() {
      if (isBroken) throw new DOMException('no sound here', 'NotSupportedError');
      const made = fakeContext();
      contexts.push(made);
      return made.context;
    },
    whenIdle: (work) => {
      if (hasIdleTime) queueMicrotask(work);
    },
  };
  return {
    surroundings,
    contexts,
    only() {
      const [context, ...others] = contexts;
      if (!context || others.length > 0) throw new Error(`${contexts.length} contexts`);
      return context;
    },
    gesture: (type = 'pointerdown') => window.dispatchEvent(new Event(type)),
    setHidden(hidden: boolean) {
      page.hidden = hidden;
      page.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

function fakeContext() {
  const heard: Heard[] = [];
  /** Every value a parameter was told to go to, by the name of its node. */
  const told: { readonly of: string; readonly value: number }[] = [];
  /** How many seconds each buffer is long that was asked for. */
  const buffers: number[] = [];
  const events = new EventTarget();

  const param = (of: string) => ({
    value: 1,
    setTargetAtTime: (value: number) => told.push({ of, value }),
  });
  const node = <Parts extends object>(parts: Parts) => ({
    ...parts,
    to: undefined as unknown,
    connect(to: unknown) {
      this.to = to;
    },
  });

  const setState = (state: string) => {
    if (fake.state === state) return;
    fake.state = state;
    events.dispatchEvent(new Event('statechange'));
  };
  const fake = {
    state: 'suspended',
    currentTime: 10,
    destination: node({}),
    addEventListener: events.addEventListener.bind(events),
    resume: async () => setState('running'),
    suspend: async () => setState('suspended'),
    close: async () => setState('closed'),
    createGain: () => node({ gain: param('gain') }),
    createBiquadFilter: () => node({ type: '', frequency: param('frequency') }),
    createStereoPanner: () => node({ pan: { value: 0 } }),
    createDynamicsCompressor: () =>
      node({
        threshold: param('threshold'),
        knee: param('knee'),
        ratio: param('ratio'),
        attack: param('attack'),
        release: param('release'),
      }),
    createBuffer(_channels: number, length: number, rate: number) {
      const duration = length / rate;
      buffers.push(duration);
      return {
        duration,
        copyToChannel: (samples: Float32Array) => {
          if (samples.length !== length) throw new Error('a buffer of another length');
        },
      };
    },
    createBufferSource() {
      let started: Heard | undefined;
      const source = node({
        buffer: { duration: 0 },
        loop: false,
        playbackRate: param('pitch'),
        start(at: number) {
          const pan = (source.to as { pan?: { value: number } } | undefined)?.pan?.value ?? 0;
          started = { at, seconds: source.buffer.duration, pan, loop: source.loop, endsAt: undefined };
          heard.push(started);
        },
        stop(at: number) {
          if (started) started.endsAt = at;
        },
      });
      return source;
    },
  };
  return {
    heard,
    told,
    buffers,
    /** What only the fake of a whole AudioContext can be passed for. */
    context: fake as unknown as AudioContext,
    get state() {
      return fake.state;
    },
    setState,
    pass(seconds: number) {
      fake.currentTime += seconds;
    },
  };
}
