// SPDX-License-Identifier: Apache-2.0

#if Porting
    extension CombineSupport {
        /// The operators of several publishers.
        static let operators = #"""
            // MARK: Several publishers

            extension Publishers {
                struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
                    typealias Output = (A.Output, B.Output)
                    typealias Failure = A.Failure

                    let a: A
                    let b: B

                    init(_ a: A, _ b: B) {
                        self.a = a
                        self.b = b
                    }

                    func receive<Receiver: Subscriber>(subscriber: Receiver)
                    where Receiver.Input == Output, Receiver.Failure == Failure {
                        LatestPair(subscriber).begin(a, b)
                    }
                }

                struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
                where A.Failure == B.Failure, B.Failure == C.Failure {
                    typealias Output = (A.Output, B.Output, C.Output)
                    typealias Failure = A.Failure

                    let a: A
                    let b: B
                    let c: C

                    init(_ a: A, _ b: B, _ c: C) {
                        self.a = a
                        self.b = b
                        self.c = c
                    }

                    func receive<Receiver: Subscriber>(subscriber: Receiver)
                    where Receiver.Input == Output, Receiver.Failure == Failure {
                        CombineLatest<CombineLatest<A, B>, C>(CombineLatest<A, B>(a, b), c).map { ($0.0, $0.1, $1) }
                            .receive(subscriber: subscriber)
                    }
                }

                struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
                where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
                    typealias Output = (A.Output, B.Output, C.Output, D.Output)
                    typealias Failure = A.Failure

                    let a: A
                    let b: B
                    let c: C
                    let d: D

                    init(_ a: A, _ b: B, _ c: C, _ d: D) {
                        self.a = a
                        self.b = b
                        self.c = c
                        self.d = d
                    }

                    func receive<Receiver: Subscriber>(subscriber: Receiver)
                    where Receiver.Input == Output, Receiver.Failure == Failure {
                        CombineLatest<CombineLatest3<A, B, C>, D>(CombineLatest3<A, B, C>(a, b, c), d)
                            .map { ($0.0, $0.1, $0.2, $1) }.receive(subscriber: subscriber)
                    }
                }

                struct MergeMany<Upstream: Publisher>: Publisher {
                    typealias Output = Upstream.Output
                    typealias Failure = Upstream.Failure

                    let publishers: [Upstream]

                    init(_ upstream: Upstream...) { publishers = upstream }
                    init<Upstreams: Swift.Sequence>(_ upstream: Upstreams) where Upstreams.Element == Upstream {
                        publishers = Array(upstream)
                    }

                    func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }

                    func receive<Receiver: Subscriber>(subscriber: Receiver)
                    where Receiver.Input == Output, Receiver.Failure == Failure {
                        publishers.publisher.setFailureType(to: Failure.self).flatMap { $0 }.receive(subscriber: subscriber)
                    }
                }

                struct Merge<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure, A.Output == B.Output {
                    typealias Output = A.Output
                    typealias Failure = A.Failure

                    let a: A
                    let b: B

                    init(_ a: A, _ b: B) {
                        self.a = a
                        self.b = b
                    }

                    func receive<Receiver: Subscriber>(subscriber: Receiver)
                    where Receiver.Input == Output, Receiver.Failure == Failure {
                        MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher()).receive(subscriber: subscriber)
                    }
                }

                struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
                where A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output {
                    typealias Output = A.Output
                    typealias Failure = A.Failure

                    let a: A
                    let b: B
                    let c: C

                    init(_ a: A, _ b: B, _ c: C) {
                        self.a = a
                        self.b = b
                        self.c = c
                    }

                    func receive<Receiver: Subscriber>(subscriber: Receiver)
                    where Receiver.Input == Output, Receiver.Failure == Failure {
                        MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher())
                            .receive(subscriber: subscriber)
                    }
                }

                struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
                where
                    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
                    C.Failure == D.Failure, C.Output == D.Output
                {
                    typealias Output = A.Output
                    typealias Failure = A.Failure

                    let a: A
                    let b: B
                    let c: C
                    let d: D

                    init(_ a: A, _ b: B, _ c: C, _ d: D) {
                        self.a = a
                        self.b = b
                        self.c = c
                        self.d = d
                    }

                    func receive<Receiver: Subscriber>(subscriber: Receiver)
                    where Receiver.Input == Output, Receiver.Failure == Failure {
                        MergeMany(
                            a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher()
                        ).receive(subscriber: subscriber)
                    }
                }
            }

            /// The newest values of two publishers: one output for each value, once both have one.
            private final class LatestPair<A, B, Receiver: Subscriber>: Subscription where Receiver.Input == (A, B) {
                typealias Failure = Receiver.Failure

                /// Recursive: a receiver may cause another value while it gets one.
                private let lock = NSRecursiveLock()
                private var receiver: Receiver?
                private var demand = OpenCombine.Subscribers.Demand.none
                private var (a, b): (A?, B?)
                private var subscriptions: [any Subscription] = []
                private var finished = 0

                init(_ receiver: Receiver) { self.receiver = receiver }

                func begin<PA: Publisher, PB: Publisher>(_ a: PA, _ b: PB)
                where PA.Output == A, PB.Output == B, PA.Failure == Failure, PB.Failure == Failure {
                    receiver?.receive(subscription: self)
                    a.subscribe(Side<A>(self) { $0.a = $1 })
                    b.subscribe(Side<B>(self) { $0.b = $1 })
                }

                private func add(_ subscription: any Subscription) {
                    lock.lock()
                    let (isOver, demand) = (receiver == nil, demand)
                    if !isOver { subscriptions.append(subscription) }
                    lock.unlock()
                    if isOver { return subscription.cancel() }
                    if demand > 0 { subscription.request(demand) }
                }

                private func note(_ change: (LatestPair) -> Void) {
                    lock.lock()
                    defer { lock.unlock() }
                    change(self)
                    guard demand > 0, let receiver, let a, let b else { return }
                    demand -= 1
                    let more = receiver.receive((a, b))
                    if more > 0 { request(more) }
                }

                private func finish(_ completion: OpenCombine.Subscribers.Completion<Failure>) {
                    lock.lock()
                    defer { lock.unlock() }
                    finished += 1
                    var isOver = finished == 2
                    if case .failure = completion { isOver = true }
                    guard isOver, let receiver else { return }
                    self.receiver = nil
                    let subscriptions = subscriptions
                    self.subscriptions = []
                    if case .failure = completion { for subscription in subscriptions { subscription.cancel() } }
                    receiver.receive(completion: completion)
                }

                func request(_ demand: OpenCombine.Subscribers.Demand) {
                    lock.lock()
                    self.demand += demand
                    let subscriptions = subscriptions
                    lock.unlock()
                    for subscription in subscriptions { subscription.request(demand) }
                }

                func cancel() {
                    lock.lock()
                    receiver = nil
                    let subscriptions = subscriptions
                    self.subscriptions = []
                    lock.unlock()
                    for subscription in subscriptions { subscription.cancel() }
                }

                private struct Side<Input>: Subscriber {
                    typealias Failure = Receiver.Failure

                    let combineIdentifier = CombineIdentifier()
                    private let pair: LatestPair
                    private let take: (LatestPair, Input) -> Void

                    init(_ pair: LatestPair, _ take: @escaping (LatestPair, Input) -> Void) {
                        self.pair = pair
                        self.take = take
                    }

                    func receive(subscription: any Subscription) { pair.add(subscription) }

                    func receive(_ input: Input) -> OpenCombine.Subscribers.Demand {
                        pair.note { take($0, input) }
                        return .none
                    }

                    func receive(completion: OpenCombine.Subscribers.Completion<Failure>) { pair.finish(completion) }
                }
            }

            extension Publisher {
                func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
                    Publishers.CombineLatest(self, other)
                }

                func combineLatest<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T)
                    -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
                where P.Failure == Failure { combineLatest(other).map { transform($0, $1) } }

                func combineLatest<P: Publisher, Q: Publisher>(_ p: P, _ q: Q) -> Publishers.CombineLatest3<Self, P, Q>
                where P.Failure == Failure, Q.Failure == Failure { Publishers.CombineLatest3(self, p, q) }

                func combineLatest<P: Publisher, Q: Publisher, T>(
                    _ p: P, _ q: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
                ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
                    combineLatest(p, q).map { transform($0, $1, $2) }
                }

                func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(_ p: P, _ q: Q, _ r: R)
                    -> Publishers.CombineLatest4<Self, P, Q, R>
                where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
                    Publishers.CombineLatest4(self, p, q, r)
                }

                func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
                    _ p: P, _ q: Q, _ r: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
                ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
                where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
                    combineLatest(p, q, r).map { transform($0, $1, $2, $3) }
                }

                func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
                where P.Failure == Failure, P.Output == Output { Publishers.Merge(self, other) }

                func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }

                func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
                where B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output {
                    Publishers.Merge3(self, b, c)
                }

                func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D) -> Publishers.Merge4<Self, B, C, D>
                where
                    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output, D.Failure == Failure,
                    D.Output == Output
                { Publishers.Merge4(self, b, c, d) }
            }
            """#
    }
#endif
