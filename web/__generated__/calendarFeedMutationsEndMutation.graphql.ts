/**
 * @generated SignedSource<<b78423f5ce54cc1640bcf2b06c5ec2ea>>
 * @relayHash 0a9bbc641e5a93403525fd6cf2c48c30
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c636a348ebb104cfd3bea99217f9c6c3a4c0430a22eda0012f5086d1b9fe88a3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EndCalendarFeedInput = {
  userId?: string | null | undefined;
};
export type calendarFeedMutationsEndMutation$variables = {
  input: EndCalendarFeedInput;
};
export type calendarFeedMutationsEndMutation$data = {
  readonly endCalendarFeed: {
    readonly cater: {
      readonly " $fragmentSpreads": FragmentRefs<"CalendarFeed_cater">;
    } | null | undefined;
  };
};
export type calendarFeedMutationsEndMutation = {
  response: calendarFeedMutationsEndMutation$data;
  variables: calendarFeedMutationsEndMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "calendarFeedMutationsEndMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "EndedCalendarFeed",
        "kind": "LinkedField",
        "name": "endCalendarFeed",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Cater",
            "kind": "LinkedField",
            "name": "cater",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CalendarFeed_cater"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "calendarFeedMutationsEndMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "EndedCalendarFeed",
        "kind": "LinkedField",
        "name": "endCalendarFeed",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Cater",
            "kind": "LinkedField",
            "name": "cater",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CalendarFeed",
                "kind": "LinkedField",
                "name": "calendarFeeds",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isOwn",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "createdAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fetchedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "sharedUntil",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "userName",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c636a348ebb104cfd3bea99217f9c6c3a4c0430a22eda0012f5086d1b9fe88a3",
    "metadata": {},
    "name": "calendarFeedMutationsEndMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9da0d1ba5b93fa1d1b7726cadf1715ec";

export default node;
