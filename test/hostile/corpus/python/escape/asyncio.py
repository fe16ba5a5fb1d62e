def alpha_beta(game, state):
    import asyncio
    asyncio.run(asyncio.sleep(0))
