-- Hosts that asked to be left alone for a while. Not worth a log: after a crash they are asked once more, and say it again.
CREATE UNLOGGED TABLE "HostPause" (
    "host" TEXT NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "HostPause_pkey" PRIMARY KEY ("host")
);
