FROM node:24-slim
WORKDIR /app
COPY . .
# Installs, builds the site and draws every plate; missing plates are drawn while it runs, so the folder stays writable.
RUN npm run build && mkdir /data && chown -R node /data .cache
USER node
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node_modules/node/bin/node", "server/main.ts"]
