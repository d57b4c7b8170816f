# The game in a container: built in one stage, served from another without npm, compilers or root.
FROM node:24-bookworm-slim AS build
WORKDIR /station
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
# The project's own Node builds and serves.
RUN node_modules/node/bin/node -e "import('./server/start/client-build.ts').then((build) => build.buildClient())"

FROM debian:bookworm-slim
RUN useradd --system --uid 10001 --create-home --home-dir /station station
WORKDIR /station
COPY --from=build --chown=root:root /station ./
RUN mkdir data && chown station data
USER station
ENV PORT=2567 DATA_DIR=/station/data NODE_ENV=production MALLOC_ARENA_MAX=1
EXPOSE 2567
VOLUME /station/data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s CMD ["node_modules/node/bin/node", "-e", "fetch('http://127.0.0.1:2567/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node_modules/node/bin/node", "--v8-pool-size=2", "--min-semi-space-size=8", "--max-semi-space-size=8", "--heap-growing-percent=30", "--no-parallel-scavenge", "server/start/start.ts"]
